import { inks } from '@gabarit/drawing'

type Schema = { [key: string]: unknown }
type Content = { [type: string]: { schema?: Schema } }
type Operation = {
	tags?: string[]
	summary?: string
	description?: string
	parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
	requestBody?: { content?: Content }
	responses?: { [status: string]: { description?: string; content?: Content } }
}
export type OpenApi = {
	info: { title: string; description?: string }
	paths: { [path: string]: { [method: string]: Operation } }
	components?: { schemas?: { [name: string]: Schema } }
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}

function withCode(text: string): string {
	return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

const style = `
:root { color-scheme: light; --ink: ${inks.ink}; --paper: ${inks.page}; --line: ${inks.rule}; --accent: ${inks.accentText} }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem 6rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 2rem; margin: 0 0 .5rem } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize }
details { border-top: 1px solid var(--line); padding: .5rem 0 }
summary { cursor: pointer; font-variant-numeric: tabular-nums }
b.method { display: inline-block; width: 4rem; color: var(--accent) }
pre { overflow: auto; background: ${inks.raised}; border: 1px solid var(--line); padding: .75rem; font-size: 13px }
a { color: var(--accent) }
h3 { font-size: 1rem; margin: 1rem 0 .25rem }
`

function schemaText(schema: Schema): string {
	const text = escapeHtml(JSON.stringify(schema, null, 2))
	return text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')
}

function schemaBlock(title: string, content: Content | undefined): string {
	const [first] = Object.entries(content ?? {})
	if (!first) return ''
	const [type, { schema }] = first
	return `<h3>${escapeHtml(title)} <small>${escapeHtml(type)}</small></h3><pre tabindex="0">${schemaText(schema ?? {})}</pre>`
}

function operationBlock(path: string, method: string, operation: Operation): string {
	const parameters = (operation.parameters ?? [])
		.map(
			(it) =>
				`<li><code>${escapeHtml(it.name)}</code>, ${it.in}${it.required ? ', required' : ''}</li>`,
		)
		.join('')
	const answers = Object.entries(operation.responses ?? {})
		.map(([status, answer]) =>
			answer.content
				? schemaBlock(`${status} ${answer.description ?? ''}`, answer.content)
				: `<h3>${status}</h3>`,
		)
		.join('')
	const list = parameters === '' ? '' : `<h3>Parameters</h3><ul>${parameters}</ul>`
	const body = schemaBlock('Body', operation.requestBody?.content)
	const title = `<b class="method">${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> ${withCode(operation.summary ?? '')}`
	const who = `<p>${withCode(operation.description ?? '')}</p>`
	return `<details><summary>${title}</summary>${who}${list}${body}${answers}</details>`
}

function schemasSection({ components }: OpenApi): string {
	const blocks = Object.entries(components?.schemas ?? {}).map(
		([name, schema]) =>
			`<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><pre tabindex="0">${schemaText(schema)}</pre>`,
	)
	return `<section><h2>Schemas</h2>${blocks.join('')}</section>`
}

export function documentationPage(document: OpenApi): string {
	const groups = new Map<string, string[]>()
	for (const [path, methods] of Object.entries(document.paths))
		for (const [method, operation] of Object.entries(methods)) {
			const group = operation.tags?.[0] ?? 'other'
			groups.set(group, [...(groups.get(group) ?? []), operationBlock(path, method, operation)])
		}
	const sections = [...groups]
		.map(([group, blocks]) => `<section><h2>${escapeHtml(group)}</h2>${blocks.join('')}</section>`)
		.join('')
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(document.info.title)} API</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${escapeHtml(document.info.title)} API</h1><p>${withCode(document.info.description ?? '')} <a href="/api/openapi.json">openapi.json</a></p>${sections}${schemasSection(document)}</main></body></html>`
}
