import { expect } from 'vitest'

export interface Family {
  readonly type: string
  readonly samples: Map<string, number>
}

/** Reads the text of Prometheus strictly: a family is announced once and whole, no sample comes twice, histograms add up. */
export function readExposition(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  let name = ''
  expect(text.endsWith('\n')).toBe(true)
  const lines = text.slice(0, -1).split('\n')
  for (const [i, line] of lines.entries()) {
    const [, helped] = /^# HELP (\w+) \S.*$/.exec(line) ?? []
    if (helped) {
      const [, typed, type = ''] = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(lines[i + 1] ?? '') ?? []
      expect(typed, line).toBe(helped)
      expect(families.has(helped), line).toBe(false)
      name = helped
      families.set(name, { type, samples: new Map() })
      continue
    }
    if (line.startsWith('# TYPE ')) continue
    const [, sample = '', labels = '', value = ''] =
      /^(\w+)(\{\w+="[^"\\\n]*"(?:,\w+="[^"\\\n]*")*\})? (-?[\d.]+(?:e[+-]?\d+)?)$/.exec(line) ?? []
    const { type, samples } = families.get(name)!
    const allowed = type === 'histogram' ? ['_bucket', '_sum', '_count'].map(end => name + end) : [name]
    expect(allowed, line).toContain(sample)
    expect(samples.has(sample + labels), line).toBe(false)
    samples.set(sample + labels, Number(value))
  }
  for (const [each, family] of families) if (family.type === 'histogram') checkHistogram(each, family.samples)
  return families
}

function checkHistogram(name: string, samples: Map<string, number>): void {
  const buckets = new Map<string, { bounds: number[]; counts: number[] }>()
  for (const [sample, count] of samples) {
    const [, others = '', le] = /_bucket\{(.*?),?le="([^"]+)"\}$/.exec(sample) ?? []
    if (le === undefined) continue
    const key = others && `{${others}}`
    const series = buckets.get(key) ?? { bounds: [], counts: [] }
    buckets.set(key, series)
    series.bounds.push(le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le))
    series.counts.push(count)
  }
  for (const [labels, { bounds, counts }] of buckets) {
    expect(bounds.at(-1), name + labels).toBe(Number.POSITIVE_INFINITY)
    for (const list of [bounds, counts]) expect(list, name + labels).toEqual(list.toSorted((a, b) => a - b))
    expect(samples.get(`${name}_count${labels}`), name + labels).toBe(counts.at(-1))
    expect(samples.get(`${name}_sum${labels}`), name + labels).toBeGreaterThanOrEqual(0)
  }
  // Every series has its buckets.
  expect(samples.size).toBe([...buckets.values()].reduce((sum, { bounds }) => sum + bounds.length + 2, 0))
}
