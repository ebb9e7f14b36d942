// The fields of a stored configuration as paths, in types: a field without a row or a word does not compile.
import type { Configuration } from '@gabarit/engine'

type Leaf = string | number | boolean
type Join<Above extends string, Key extends string> = Above extends '' ? Key : `${Above}/${Key}`

type PathsOf<T, Above extends string = ''> = T extends undefined
	? never
	: T extends Leaf | null
		? Above
		: T extends readonly (infer Each)[]
			? PathsOf<Each, Above>
			: {
					[Key in keyof T & string]-?: PathsOf<T[Key], Join<Above, Key>>
				}[keyof T & string]

type ListsOf<T, Above extends string = ''> = T extends Leaf | null | undefined
	? never
	: T extends readonly (infer Each)[]
		? Each extends Leaf
			? never
			: Above | ListsOf<Each, Above>
		: {
				[Key in keyof T & string]-?: ListsOf<T[Key], Join<Above, Key>>
			}[keyof T & string]

type ValuesOf<T> = T extends string
	? string extends T
		? never
		: T
	: T extends number | boolean | null | undefined
		? never
		: T extends readonly (infer Each)[]
			? ValuesOf<Each>
			: { [Key in keyof T]-?: ValuesOf<T[Key]> }[keyof T]

/** `doors/style`; the elements of a list share one path. `version` is nobody's choice. */
export type ChoicePath = Exclude<PathsOf<Configuration>, 'version'>
/** A list of objects, such as `runs/zones/modules`. */
export type ChoiceList = ListsOf<Configuration>
type WithoutType<T> = T extends unknown ? Omit<T, 'type'> : never
/** What an enumerated field may hold; the types of furniture have their names elsewhere. */
export type ChoiceValue = ValuesOf<WithoutType<Configuration>>
