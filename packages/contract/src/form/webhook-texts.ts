// What a shop types about its own system, as the server takes it.

const parameterTemplates = ['{code}', '{reference}', '{externalReference}'] as const

function onlyKnownTemplates(text: string): boolean {
	const rest = parameterTemplates.reduce((left, it) => left.replaceAll(it, ''), text)
	return !/[{}]/.test(rest)
}

/** Templates may stand behind the host only; the name of a user never stands in an address. */
export function isWebhookAddress(text: string): boolean {
	return (
		text.length <= 500 &&
		URL.canParse(text) &&
		/^https?:\/\//.test(text) &&
		// URL parsers drop a tab or a line break, so another address would be called than the one written.
		!/[\s\p{Cc}]/u.test(text) &&
		!/^https?:\/\/[^/?#]*[@{]/.test(text) &&
		onlyKnownTemplates(text)
	)
}

export function isParameterName(text: string): boolean {
	return /^[\w.-]{1,60}$/.test(text)
}

export function isParameterValue(text: string): boolean {
	return text.length <= 300 && onlyKnownTemplates(text)
}
