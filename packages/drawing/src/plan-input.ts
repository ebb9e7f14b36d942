import type { Catalogue, Furniture, Room, RunSide } from '@gabarit/engine'
import type { CaptionKey } from './caption-keys.ts'

/** The caller translates, because drawing knows no language. */
export type Captions = {
	text: (key: CaptionKey, values?: Record<string, string | number>) => string
	/** At most one decimal: `2 500`, `16,9`. */
	number: (value: number) => string
}

export type ViewInput = {
	furniture: Furniture
	room: Room
	catalogue: Catalogue
	language: 'fr' | 'nl' | 'en'
	captions: Captions
}

/** Texts are printed as they come. */
export type PlanTitle = {
	tenant: string
	/** Absent = made from walls and type. */
	name?: string
	code: string
	/** Absent = no cell for it: everyone with the code of a design reads its plan. */
	customer?: string
	date: string
}

export type PlanInput = ViewInput & {
	title: PlanTitle
	paper: 'A3' | 'A4'
	/** The readings behind the width, where several were taken. */
	readings?: readonly number[]
	/** The day the customer approved it, already formatted. */
	measuredOn?: string
	pallets?: number
}

export type BayPlace = { run: RunSide; module: number; bay: number }
