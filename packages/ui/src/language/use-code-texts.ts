// Texts whose key is made of a code (`lines.leaf`, `check.glance`): no list of keys here can check them,
// so tests of the codes' own package compare them with the texts.
import type { Namespace } from '@gabarit/i18n'
import { useTranslation } from 'react-i18next'

export type CodeText = (key: string, values?: Record<string, string | number>) => string

/** Another namespace named here is reached as `namespace:key`. */
export function useCodeTexts(...namespaces: [Namespace, ...Namespace[]]): CodeText {
	const { t } = useTranslation(namespaces)
	return t as unknown as CodeText
}
