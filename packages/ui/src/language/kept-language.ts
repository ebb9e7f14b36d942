// The chosen language: this tab's first, then this browser's; the browser's own preference is ignored.
import { defaultLanguage, isLanguage, type Language } from '@gabarit/i18n'

const key = 'gabarit.language'

function stores(): Storage[] {
	try {
		return [window.sessionStorage, window.localStorage]
	} catch {
		return []
	}
}

function keptLanguage(): Language | undefined {
	for (const store of stores()) {
		const text = store.getItem(key)
		if (isLanguage(text)) return text
	}
	return undefined
}

export function keepLanguage(language: Language): void {
	for (const store of stores()) {
		try {
			store.setItem(key, language)
		} catch {
			// Storage full or forbidden: the choice lives as long as the page.
		}
	}
}

/** The language that an address asks for, and the address without that parameter. */
export function takeLanguage(href: string): { language: Language | undefined; href: string } {
	const url = new URL(href)
	const asked = [url.searchParams.get('language'), url.searchParams.get('lng')]
	if (asked.every((text) => text === null)) return { language: undefined, href }
	url.searchParams.delete('language')
	url.searchParams.delete('lng')
	return { language: asked.map((text) => text?.toLowerCase()).find(isLanguage), href: url.href }
}

export function startLanguage(): Language {
	const { language, href } = takeLanguage(window.location.href)
	if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)
	if (language) keepLanguage(language)
	return language ?? keptLanguage() ?? defaultLanguage
}
