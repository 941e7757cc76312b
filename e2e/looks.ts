import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What a person sees, asked of the page itself. */

const interactive = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]'

/** What has the focus and whether one can see that; null when nothing has it. */
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
    // In a drawing, a thick stroke that is there only now.
    const stroked = [...element.querySelectorAll('path')].some(
      path => getComputedStyle(path).strokeDasharray !== 'none',
    )
    const ring =
      outlined || getComputedStyle(element).boxShadow !== 'none' || (element instanceof SVGElement && stroked)
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return { name: name.trim() || element.outerHTML.slice(0, 120), ring: ring && element.matches(':focus-visible') }
  })
}

/** Interactive things that a finger could miss: not reached 22 px from their middle in some direction. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(selector => {
    const found: string[] = []
    const dialog = document.querySelector('dialog[open]')
    for (const element of (dialog ?? document).querySelectorAll<HTMLElement>(selector)) {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const target = label ?? element
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      if (width < 43.5 || height < 43.5) {
        const name = element.getAttribute('aria-label') ?? target.textContent ?? ''
        found.push(
          `${target.className || target.tagName} "${name.trim().slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`,
        )
      }
    }
    return found
  }, interactive)
}

/** By how many pixels the page can be scrolled sideways. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Everything on the page that is painted in the gold of "you can". */
export async function golden(page: Page): Promise<string[]> {
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

/** What axe finds serious or critical, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
        return `${id}: ${target.join(' ')}: ${why}`
      }),
    )
}
