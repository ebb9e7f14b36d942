import type { Namespace } from './languages.ts'
import type { resources } from './resources.ts'

/** The French texts decide which keys exist, so that a mistyped key does not compile. */
export type Texts = (typeof resources)['fr']

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
	? Stem
	: Key

type PathOf<Tree> = {
	[Key in keyof Tree & string]: Tree[Key] extends string
		? Singular<Key>
		: `${Key}.${PathOf<Tree[Key]>}`
}[keyof Tree & string]

/** `namespace:path.to.text`; plural endings are left out. */
export type TextKey = { [N in Namespace]: `${N}:${PathOf<Texts[N]>}` }[Namespace]

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common'
		resources: Texts
		returnNull: false
	}
}
