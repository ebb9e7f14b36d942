// Apart from kinds.ts, so that the page that builds the first design does not wait for it.
import { kindOffers } from '#kind-offers'
import type { Catalogue, MaterialCategory } from '../catalogue.ts'
import type { FitVerdict } from '../check/fit/fit-verdicts.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { RunSide } from '../issue.ts'
import type { Wants } from '../run/capacity/wants.ts'
import type { BayPosition } from '../run/choices.ts'
import { dressingOffers } from './dressing/offers.ts'
import type { FinishItem } from './dressing/option/finish-items.ts'
import type { ModuleCountOption, ThicknessOption } from './dressing/option/module-options.ts'
import type { PriceOf } from './dressing/propose/bay-candidates.ts'
import type { LayoutProposal } from './dressing/propose/propose-layouts.ts'
import type { DressingConfiguration } from './dressing/schema.ts'
import { type FurnitureType, isDressing, typeOf } from './furniture-types.ts'
import type { Check, Composition, Offers } from './kind-row.ts'
import type { Option } from './option.ts'
import type { Configuration } from './schemas.ts'

type ModulePosition = { run: RunSide; module: number }

// As in kinds.ts: what a kind offers is for configurations of its own type only.
function offersOf(type: FurnitureType): Offers<Configuration> {
	return kindOffers(type) as Offers<Configuration>
}

export function checksOf(
	furniture: Furniture,
	configuration: Configuration,
	catalogue: Catalogue,
): Check[] {
	return offersOf(typeOf(configuration)).checks(furniture, configuration, catalogue)
}

/** Empty where it stands against no wall. */
export function fitVerdictsOf(configuration: Configuration, catalogue: Catalogue): FitVerdict[] {
	return offersOf(typeOf(configuration)).fit?.(configuration, catalogue) ?? []
}

export function compositionsOf(type: FurnitureType): readonly Composition[] {
	return offersOf(type).compositions
}

export function colorOptions<C extends Configuration>(
	configuration: C,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): Option<C>[] {
	const { color } = offersOf(typeOf(configuration)).options
	return color(configuration, catalogue, place, category) as Option<C>[]
}

function frontOptions<C extends Configuration>(
	configuration: C,
	catalogue: Catalogue,
	question: 'door' | 'handle' | 'handleColor',
): Option<C>[] {
	const answer = offersOf(typeOf(configuration)).options[question]
	return (answer?.(configuration, catalogue) ?? []) as Option<C>[]
}

type OfDressing = typeof dressingOffers.options

/** What only a dressing is asked; another kind has no such options. */
function ofDressing<T>(
	configuration: Configuration,
	answer: (configuration: DressingConfiguration, options: OfDressing) => T[],
): T[] {
	return isDressing(configuration) ? answer(configuration, dressingOffers.options) : []
}

export function proposeLayouts(
	configuration: Configuration,
	catalogue: Catalogue,
	wants: Wants,
	priceOf?: PriceOf,
): LayoutProposal[] {
	return ofDressing(configuration, (own) =>
		dressingOffers.inspirations(own, catalogue, wants, priceOf),
	)
}

export function doorOptions<C extends Configuration>(configuration: C, catalogue: Catalogue) {
	return frontOptions(configuration, catalogue, 'door')
}

export function finishItemOptions(
	configuration: Configuration,
	catalogue: Catalogue,
): FinishItem[] {
	return ofDressing(configuration, (own, { finishItem }) => finishItem(own, catalogue))
}

export function handleOptions<C extends Configuration>(configuration: C, catalogue: Catalogue) {
	return frontOptions(configuration, catalogue, 'handle')
}

export function handleColorOptions<C extends Configuration>(
	configuration: C,
	catalogue: Catalogue,
) {
	return frontOptions(configuration, catalogue, 'handleColor')
}

export function moduleCountOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	run: RunSide,
	zone?: number,
): ModuleCountOption[] {
	return ofDressing(configuration, (own, { moduleCount }) => moduleCount(own, catalogue, run, zone))
}

export function moduleKindOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: ModulePosition,
) {
	return ofDressing(configuration, (own, { moduleKind }) => moduleKind(own, catalogue, position))
}

export function openingSideOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: ModulePosition,
) {
	return ofDressing(configuration, (own, { openingSide }) => openingSide(own, catalogue, position))
}

export function templateOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
) {
	return ofDressing(configuration, (own, { template }) => template(own, catalogue, position))
}

export function thicknessOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
): ThicknessOption[] {
	return ofDressing(configuration, (own, { thickness }) => thickness(own, catalogue, position))
}
