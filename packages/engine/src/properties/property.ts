// A property answers what is wrong with furniture, in words, and nothing where all is right.

import type { Board } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Module } from '../furniture/run.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

export type Property = (furniture: Furniture, room: DressingConfiguration) => string[]

/** Says what is wrong where something is. */
export function unless(holds: boolean, wrong: () => string): string[] {
	return holds ? [] : [wrong()]
}

/** The higher end of a carcass. */
export function topOf({ heightLeft, heightRight }: Module): number {
	return Math.max(heightLeft, heightRight)
}

/** Length and width of what a board's outline takes up along its own axes. */
export function extentOf({ outline }: Board): readonly [number, number] {
	const along = outline.map(([a]) => a)
	const across = outline.map(([, b]) => b)
	return [Math.max(...along) - Math.min(...along), Math.max(...across) - Math.min(...across)]
}

/** ms; `npm run properties` draws many. */
export const longest = 3_600_000
