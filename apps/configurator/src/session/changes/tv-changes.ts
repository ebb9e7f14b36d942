// Choices of TV furniture that had to change; what it has in common with a desk is in desk-changes.ts.
import type { MovedChoice, TvBase, TvFurnitureConfiguration, TvModule } from '@gabarit/engine'

type Place = NonNullable<TvFurnitureConfiguration['screen']>['place']

/** Modules are counted from 1; null: there is none, or the usual one. */
export type TvChanged =
	| { kind: 'base'; from: TvBase | null; to: TvBase | null }
	| { kind: 'air'; from: number; to: number }
	| { kind: 'place'; from: Place | null; to: Place | null }
	| { kind: 'tall'; end: 'left' | 'right'; to: boolean }
	| { kind: 'count'; from: number; to: number }
	| { kind: 'module'; number: number; from: TvModule | null; to: TvModule | null }

/** null where the field is none that only TV furniture has. */
export function tvChangeOf({ field, from, to }: MovedChoice): TvChanged | null {
	const [, index] = /^modules\.(\d)$/u.exec(field) ?? []
	// The engine types a moved value as unknown; its field says what it is.
	if (index !== undefined) {
		const ends = { from: from as TvModule | null, to: to as TvModule | null }
		return { kind: 'module', number: Number(index) + 1, ...ends }
	}
	switch (field) {
		case 'base':
			return { kind: 'base', from: from as TvBase | null, to: to as TvBase | null }
		case 'margin.back':
			return { kind: 'air', from: Number(from ?? 0), to: Number(to ?? 0) }
		case 'screen.place':
			return { kind: 'place', from: from as Place | null, to: to as Place | null }
		case 'tall.left':
			return { kind: 'tall', end: 'left', to: to !== null }
		case 'tall.right':
			return { kind: 'tall', end: 'right', to: to !== null }
		case 'modules':
			return { kind: 'count', from: Number(from ?? 0), to: Number(to ?? 0) }
		default:
			return null
	}
}
