// What a plan is drawn from: the furniture, the room, and words already in the reader's language.

import type { Catalogue, Furniture, Room, RunSide } from '@gabarit/engine'
import type { CaptionKey } from './caption-keys.ts'

/** Translated words and numbers, as the caller's language writes them. */
export type Captions = {
	/** The text of a key of the namespace `plan`. */
	text: (key: CaptionKey, values?: Record<string, string | number>) => string
	/** A number in the reader's way, with at most one decimal: `2 500`, `16,9`. */
	number: (value: number) => string
}

/** What the views read: nothing else decides a line. */
export type ViewInput = {
	furniture: Furniture
	room: Room
	/** Read for the handles' sizes and the colours' names. */
	catalogue: Catalogue
	language: 'fr' | 'nl' | 'en'
	captions: Captions
}

/** The title block's own facts; texts are printed as they come. */
export type PlanTitle = {
	/** Whose plan: the tenant's name. */
	tenant: string
	/** The furniture in words; absent = made from walls and type. */
	name?: string
	code: string
	customer?: string
	/** Already formatted. */
	date: string
}

/** Everything `drawPlanSheets` needs. */
export type PlanInput = ViewInput & {
	title: PlanTitle
	paper: 'A3' | 'A4'
	/** The readings behind the width, where several were taken. */
	readings?: readonly number[]
	/** Seen by the customer: on which day, already formatted. */
	measuredOn?: string
	/** Long pallets, where the caller estimated them. */
	pallets?: number
}

/** One bay of the furniture, by position. */
export type BayPlace = { run: RunSide; module: number; bay: number }
