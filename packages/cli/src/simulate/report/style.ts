/** The style of the report: the site's tokens, dark and light. Nothing is fetched. */
export const style = `
:root {
  color-scheme: dark light;
  --background: #14100f; --surface: #1e1816; --raised: #2a211d; --line: #4a3a31;
  --text: #efe6d8; --muted: #b5a48f; --ember: #e2572b; --ice: #8fc7d9; --moss: #9fb35c; --blood: #e0675f;
}
@media (prefers-color-scheme: light) {
  :root {
    --background: #f1e6d0; --surface: #f8f0df; --raised: #fffaf0; --line: #c9b799;
    --text: #2a1d14; --muted: #6a5646; --ember: #b93d16; --ice: #2f6f86; --moss: #56702a; --blood: #a3271f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--background); color: var(--text);
  font: 16px/1.5 'Alegreya Sans', 'Gill Sans', 'Segoe UI', system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 64px; }
h1, h2 { font-family: 'IM Fell English SC', 'EB Garamond', Garamond, Georgia, serif; font-weight: 400; font-variant: small-caps; letter-spacing: .03em; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 4px; }
h1 small { color: var(--ember); font-size: 20px; display: block; letter-spacing: .12em; }
h2 { font-size: 24px; margin: 0 0 4px; }
p { margin: 0 0 16px; color: var(--muted); max-width: 72ch; }
code { font: 13px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, monospace; }
.command { display: block; background: var(--surface); border-left: 3px solid var(--ember); padding: 12px 16px; margin: 20px 0 28px; overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); border: solid var(--line); border-width: 1px 0; margin: 0 0 40px; }
.figures div { padding: 16px 16px 14px; border-left: 1px solid var(--line); margin-left: -1px; }
.figures dt { color: var(--muted); font-size: 13px; }
.figures dd { margin: 0; font-size: 24px; line-height: 1.25; }
.figures dd small { display: block; font-size: 13px; color: var(--muted); line-height: 1.4; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 40px; margin: 0 0 40px; }
section { min-width: 0; margin: 0 0 40px; }
.plots section { margin: 0; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--text); font-size: 14px; }
svg .tick { fill: var(--muted); font-size: 13px; }
svg .strong { font-weight: 700; font-size: 15px; }
.grid { stroke: var(--line); stroke-width: 1; opacity: .55; }
.bar { fill: var(--ember); opacity: .82; }
.even { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 3 3; }
.mark { stroke: var(--text); stroke-width: 1; stroke-dasharray: 2 3; }
.whisker { stroke: var(--text); stroke-width: 1.5; }
.dot { fill: var(--text); }
.good .whisker { stroke: var(--moss); } .good .dot { fill: var(--moss); }
.bad .whisker { stroke: var(--blood); } .bad .dot { fill: var(--blood); }
.open .whisker { stroke: var(--muted); } .open .dot { fill: var(--muted); }
.scroll { overflow-x: auto; }
.wide svg { min-width: 640px; }
table { border-collapse: collapse; width: 100%; font-size: 15px; }
th { font-weight: 400; color: var(--muted); font-size: 13px; text-align: right; vertical-align: bottom; padding: 4px 12px 6px; border-bottom: 1px solid var(--line); }
td { text-align: right; padding: 3px 12px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td small { color: var(--muted); font-size: 13px; }
td.plot { width: 220px; padding: 0; }
th[colspan], th[colspan]:first-child { text-align: left; color: var(--text); font-size: 17px; padding: 20px 0 4px; }
tr:hover td { background: var(--surface); }
.never { margin-top: 16px; }
@media (max-width: 560px) { main { padding: 24px 16px 48px; } }
`
