const brand: unique symbol = Symbol('markup')
export type Markup = { readonly [brand]: string }

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

type Value = string | number | Markup | readonly Markup[] | null

function written(value: Value): string {
	if (value === null) return ''
	if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
	return 'map' in value ? value.map(textOf).join('') : textOf(value)
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
	const text = parts.map((part, i) => part + (i < values.length ? written(values[i] ?? null) : ''))
	return { [brand]: text.join('') }
}

export function textOf(markup: Markup): string {
	return markup[brand]
}
