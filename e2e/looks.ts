import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What a person sees, asked of the page itself. */

const interactive = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]'

/** The focused element's name and whether its focus is visible; null when nothing has the focus. */
export async function focused(page: Page): Promise<{ name: string; ring: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null
    const parts = [element, ...element.children, ...(label ? [label, ...label.children] : [])]
    const outlined = parts.some(part => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    // In a drawing a dashed stroke shows the focus.
    const stroked = [...element.querySelectorAll('path')].some(
      path => getComputedStyle(path).strokeDasharray !== 'none',
    )
    const ring =
      outlined || getComputedStyle(element).boxShadow !== 'none' || (element instanceof SVGElement && stroked)
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    // The title of a new page gets the focus but is no button.
    const title = element.matches('h1[tabindex="-1"]')
    const seen = title || (ring && element.matches(':focus-visible'))
    return { name: name.trim() || element.outerHTML.slice(0, 120), ring: seen }
  })
}

/** Interactive things whose touch area is smaller than 44 by 44 pixels. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(selector => {
    const enough = 43.5
    /** The length, along one axis, of the area that answers to a touch. */
    const reach = (target: Element, dx: number, dy: number) => {
      const box = target.getBoundingClientRect()
      const hits = (by: number) => {
        const hit = document.elementFromPoint(box.x + box.width / 2 + dx * by, box.y + box.height / 2 + dy * by)
        return hit !== null && target.contains(hit)
      }
      let [before, after] = [0, 0]
      while (before < 30 && hits(-before - 1)) before++
      while (after < 30 && hits(after + 1)) after++
      return before + after + 1
    }
    const found: string[] = []
    const root = document.querySelector('dialog[open]') ?? document
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element
      // A link in the middle of a sentence is as high as its line.
      if (target.matches('p *') || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0 || (width >= enough && height >= enough)) continue
      target.scrollIntoView({ block: 'center' })
      const size = [Math.max(width, reach(target, 1, 0)), Math.max(height, reach(target, 0, 1))].map(Math.round)
      if (size.every(length => length >= enough)) continue
      const name = element.getAttribute('aria-label') ?? target.textContent ?? ''
      found.push(`${target.className || target.tagName} "${name.trim().slice(0, 40)}" ${size.join('x')}`)
    }
    window.scrollTo(0, 0)
    return found
  }, interactive)
}

/** How the list of moves looks: what is hidden, covered or outside the window is not in sight. */
export const looked = (page: Page) =>
  page.locator('.prompt.yours').evaluate(prompt => {
    const isSeen = (thing: Element) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every(part => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return width > 0 && hit !== null && (thing.contains(hit) || hit.contains(thing))
      })
    }
    const rows = [...prompt.querySelectorAll('.choices > li > .choice')]
    const seen = rows.filter(isSeen)
    const ending = prompt.querySelector('.choices.last .choice')
    return {
      moves: rows.length,
      seen: seen.map(row => row.textContent),
      hiddenEnding: ending && !isSeen(ending) ? ending.textContent : null,
      hiddenWaste: seen.flatMap(row => {
        const waste = row.querySelector('.choice-wastes')
        return waste && !isSeen(waste) ? (row.textContent ?? '') : []
      }),
    }
  })

/** By how many pixels the page can be scrolled sideways. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Everything on the page that is painted in the gold of "you can". */
export async function golden(page: Page): Promise<string[]> {
  await atRest(page)
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--gold)'
    document.body.append(probe)
    const gold = getComputedStyle(probe).color
    probe.remove()
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ opacityProperty: true })) continue
      const style = getComputedStyle(element)
      const painted = [
        element.childNodes.length > 0 && style.color,
        style.backgroundColor,
        style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor,
        style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomColor,
        style.outlineStyle !== 'none' && style.outlineColor,
        element instanceof SVGElement && style.fill,
        element instanceof SVGElement && style.stroke,
      ]
      if (painted.includes(gold) || style.boxShadow.includes(gold))
        found.push(element.getAttribute('aria-label') ?? element.getAttribute('class') ?? element.tagName)
    }
    return found
  })
}

/** The words on the page: texts and names of things, each once. */
export async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      if (text && node.parentElement?.checkVisibility()) words.add(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name)
        if (text) words.add(text)
      }
    }
    return [...words]
  })
}

/** The themes, with the colour of the page itself. */
export const themes = { abyss: 'rgb(20, 16, 15)', parchment: 'rgb(241, 230, 208)' }

/** What axe finds serious or critical in either theme, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  await atRest(page)
  const found = await axe(page)
  const set = await page.evaluate(() => document.documentElement.dataset.theme)
  for (const theme of Object.keys(themes).filter(theme => theme !== set)) {
    await inTheme(page, theme)
    found.push(...(await axe(page, { again: true })).map(line => `${theme}: ${line}`))
  }
  await inTheme(page, set)
  return found
}

/** Puts the page into the theme, as the settings do. */
async function inTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await atRest(page)
}

/** Runs axe within the page, which has no frames. A second run checks only the colours of the other theme. */
async function axe(page: Page, { again = false } = {}): Promise<string[]> {
  const builder = new AxeBuilder(again ? { page, axeSource: 'void "it is there"' } : { page })
  builder.setLegacyMode().options({ resultTypes: ['violations'] })
  if (again) builder.withRules('color-contrast')
  const { violations } = await builder.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
        return `${id}: ${target.join(' ')}: ${why}`
      }),
    )
}

/**
 * Waits for the end of animations: a colour in transition is neither the old nor the new one.
 * Their `finished` is not asked: that of a transition whose element leaves the page may never settle.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)),
      ),
  )
}
