import type { asyncApi, Operation, openApi } from './documents.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, each => `&#${each.charCodeAt(0)};`)
/** Words between backticks are code. */
const prose = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const shown = (schema: unknown) => `<pre>${escaped(JSON.stringify(schema, null, 1))}</pre>`
const folded = (title: string, schema: unknown) => `<details><summary>${title}</summary>${shown(schema)}</details>`

/** Both documents as one page for people, without a script and without anything of another host. */
export function docsPage(rest: ReturnType<typeof openApi>, socket: ReturnType<typeof asyncApi>): string {
  const routes = Object.entries(rest.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => routeOf(method, url, operation)),
  )
  const messages = Object.entries(socket.components.schemas).map(([id, { 'x-scope': scope, ...schema }]) => {
    return `<li>${folded(`<code>${escaped(id)}</code> <small>${scope}</small>`, schema)}</li>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Acheron for programs</title>
<link rel="stylesheet" href="/api/docs/page.css">
<main>
<h1>Acheron for programs</h1>
<p>A token is made on the page of your account and sent as <code>Authorization: Bearer &lt;token&gt;</code>, with every request and when the socket
is opened. It is good for its scopes and nothing else: <code>read</code>, <code>open</code>, <code>play</code>, <code>talk</code>. Only a program has tokens that
play, and it sits only where the table allows programs. The rules of a game are not asked for: what a seat may do now is in
<code>now.moves</code>, and one of these is what it sends.</p>
<p>The same for machines: <a href="/api/docs/openapi.json">openapi.json</a>, <a href="/api/docs/asyncapi.json">asyncapi.json</a>.</p>
<h2>Requests</h2>
<p>${prose(rest.info.description)}</p>
<ul>${routes.join('\n')}</ul>
<h2>Messages over <code>/api/socket</code></h2>
<p>${prose(socket.info.description)}</p>
<ul>${messages.join('\n')}</ul>
</main>
</html>
`
}

function routeOf(method: string, url: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation
  const parts = [
    ...(parameters ? [folded('parameters', parameters)] : []),
    ...(requestBody ? [folded('body', requestBody)] : []),
    folded('answer', responses),
  ]
  const name = `<code>${method.toUpperCase()} ${escaped(url)}</code> <small>${operation['x-scope']}</small>`
  return `<li><h3>${name}</h3><p>${prose(summary)}</p>${parts.join('')}</li>`
}

export const docsStyle = `
:root { color-scheme: dark light; --ground: #14100e; --text: #e9dfcf; --muted: #b3a593; --line: #3a302a; }
@media (prefers-color-scheme: light) { :root { --ground: #f3ead9; --text: #2b211a; --muted: #6a5a49; --line: #d2c2a8; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2 { font-weight: 600; line-height: 1.2; }
h3 { margin: 24px 0 0; font-size: 16px; }
p { margin: 4px 0 8px; }
ul { padding: 0; list-style: none; }
a { color: inherit; }
small { color: var(--muted); }
summary { min-height: 28px; cursor: pointer; color: var(--muted); }
pre { overflow: auto; max-height: 420px; margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 6px; font-size: 13px; }
code { overflow-wrap: anywhere; }
`
