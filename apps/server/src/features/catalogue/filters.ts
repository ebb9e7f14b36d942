import type { Filter, OptionAnswer } from '@gabarit/contract'
import {
	buildFurniture,
	type Catalogue,
	type Configuration,
	colorOptions,
	completeDressing,
	type DesignRun,
	doorOptions,
	finishItemOptions,
	type Issue,
	isDressing,
	type MaterialCategory,
	materialCategories,
	moduleCountOptions,
	type Option,
	openingSideOptions,
	type RunSide,
	runSides,
	templateFamilies,
	templateIds,
	templateOptions,
	templatePairs,
	thicknessOptions,
} from '@gabarit/engine'
import { optionDifferences, priceFurniture } from '@gabarit/price'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import { answerOf, type OptionKind, possibleFirst } from './option-labels.ts'
import { rememberedTotals } from './remembered-totals.ts'
import { bookOf, pricesFor } from './shown-prices.ts'
import { topTenOf } from './top-ten.ts'

export type Question = Filter & { configuration: Configuration }

type Judge = {
	catalogue: Catalogue
	/** Why it cannot be made. */
	issues: readonly Issue[]
	answers: (kind: OptionKind, options: Option<Configuration>[]) => OptionAnswer[]
}

async function judgeOf(context: CallContext, configuration: Configuration): Promise<Judge> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const { services, language } = context
	const prices = await pricesFor(context)
	const { catalogue } = prices
	const built = buildFurniture(configuration, catalogue)
	const book = built.ok ? await bookOf(prices, context) : null
	const circumstances = { date: brusselsDay(services.now()) }
	const quote = book && built.ok ? priceFurniture(built.value, book, circumstances) : null
	const differences = (options: Option<Configuration>[]) =>
		quote && book
			? optionDifferences(quote, options, {
					catalogue,
					book,
					circumstances,
					totalOf: rememberedTotals({ catalogue, book, circumstances }),
				})
			: options.map(() => null)
	return {
		catalogue,
		issues: built.ok ? [] : built.issues.filter((it) => it.severity === 'error'),
		answers: (kind, options) => {
			const found = differences(options)
			return options.map((option, i) =>
				answerOf({ kind, ...option, difference: found[i] ?? null }, catalogue, language),
			)
		},
	}
}

function categoryOf({ language }: CallContext, question: Question): MaterialCategory | undefined {
	const categoryName = question.categoryReference
	if (categoryName === undefined) return undefined
	const category = materialCategories.find((it) => it === categoryName)
	if (!category) throw wrongField(language, 'categoryReference')
	return category
}

/** Of a kind that stands on modules. */
function runsOf({ configuration }: Question, catalogue: Catalogue): DesignRun[] {
	return isDressing(configuration) ? completeDressing(configuration, catalogue).runs : []
}

type Refused = Pick<Judge, 'catalogue' | 'issues'>

/** Runs in which nothing can stand: their questions are answered with the reason. */
function emptyRunsOf(question: Question, { catalogue, issues }: Refused): RunSide[] {
	if (!isDressing(question.configuration)) return []
	const filled = runsOf(question, catalogue)
		.filter((run) => run.zones.some((zone) => zone.modules.length > 0))
		.map((run) => run.side)
	const refused = runSides.filter((side) => issues.some((it) => (it.run ?? 'Main') === side))
	return refused.filter(
		(side) => !filled.includes(side) && (question.run === undefined || question.run === side),
	)
}

function positionsOf(question: Question, refused: Refused) {
	const { catalogue } = refused
	const all = runsOf(question, catalogue).flatMap((run) =>
		run.zones
			.flatMap((zone) => zone.modules)
			.flatMap((built, number) =>
				built.bays.map((_, place) => ({ run: run.side, module: number, bay: place })),
			),
	)
	const found = all.filter(
		(it) =>
			(question.run === undefined || it.run === question.run) &&
			(question.module === undefined || it.module === question.module) &&
			(question.bay === undefined || it.bay === question.bay),
	)
	const { module = 0, bay = 0 } = question
	return [...found, ...emptyRunsOf(question, refused).map((run) => ({ run, module, bay }))]
}

export async function moduleNumbers(context: CallContext, question: Question) {
	const judge = await judgeOf(context, question.configuration)
	const { catalogue } = judge
	const runs = [
		...runsOf(question, catalogue).map((it) => it.side),
		...emptyRunsOf(question, judge),
	]
	const sides = runSides.filter((side) => runs.includes(side))
	return sides
		.filter((side) => question.run === undefined || side === question.run)
		.map((run) => {
			const options = moduleCountOptions(question.configuration, catalogue, run)
			const answers = judge.answers('moduleCount', options)
			const shown = options.map(({ count, kinds, widths, recommended }, i) => ({
				...(answers[i] as OptionAnswer),
				count,
				kinds,
				widths,
				recommended,
			}))
			const best = options.find((it) => it.recommended && it.available)
			return { run, recommended: best?.count ?? null, options: possibleFirst(shown) }
		})
}

const familyOf = new Map(
	Object.entries(templateFamilies).flatMap(([family, ids]) =>
		family === 'Favourites' ? [] : ids.map((id) => [id, family] as const),
	),
)

export async function moduleTemplates(context: CallContext) {
	const { services, viewer } = context
	requireAccess(viewer, 'catalogue', 'read')
	const singles = templateIds.map((reference) => ({
		reference,
		kind: 'Simple' as const,
		family: familyOf.get(reference) ?? 'Favourites',
		image: `/api/pictures/template/${reference}.svg`,
	}))
	const pairs = templatePairs.map(([left], index) => ({
		reference: String(index).padStart(2, '0'),
		kind: 'Double' as const,
		family: familyOf.get(left) ?? 'Favourites',
		image: `/api/pictures/template-pair/${String(index).padStart(2, '0')}.svg`,
	}))
	return { templates: [...singles, ...pairs], top10: await topTenOf(services, viewer.tenant.code) }
}

export async function moduleOptions(context: CallContext, question: Question) {
	const judge = await judgeOf(context, question.configuration)
	const [first] = positionsOf(question, judge)
	if (!first) throw wrongField(context.language, 'bay')
	const options = templateOptions(question.configuration, judge.catalogue, first)
	return possibleFirst(judge.answers('template', options))
}

export async function colors(
	context: CallContext,
	question: Question,
	place: 'interior' | 'exterior',
) {
	const category = categoryOf(context, question)
	const judge = await judgeOf(context, question.configuration)
	const options = colorOptions(question.configuration, judge.catalogue, place, category)
	return possibleFirst(judge.answers('color', options))
}

export async function thicknesses(context: CallContext, question: Question) {
	const judge = await judgeOf(context, question.configuration)
	return positionsOf(question, judge).map((position) => {
		const options = thicknessOptions(question.configuration, judge.catalogue, position)
		const answers = judge.answers('thickness', options)
		const shown = options.map(({ sag, limit, advised, reference }, i) => ({
			...(answers[i] as OptionAnswer),
			thickness: reference === '28' ? (28 as const) : (18 as const),
			sag,
			limit,
			advised,
		}))
		return { ...position, options: shown }
	})
}

export async function doors(context: CallContext, question: Question) {
	const judge = await judgeOf(context, question.configuration)
	const { catalogue } = judge
	const styles = doorOptions(question.configuration, catalogue)
	const modules = positionsOf(question, judge).filter((it) => it.bay === 0)
	const openingSides = modules.flatMap(({ run, module }) => {
		const options = openingSideOptions(question.configuration, catalogue, { run, module })
		if (options.length === 0) return []
		return [{ run, module, options: judge.answers('openingSide', options) }]
	})
	return { options: possibleFirst(judge.answers('door', styles)), openingSides }
}

export async function finishItems(context: CallContext, question: Question) {
	const judge = await judgeOf(context, question.configuration)
	const items = finishItemOptions(question.configuration, judge.catalogue)
	return possibleFirst(
		items.map(({ kind: reference, ...item }) =>
			answerOf(
				{ ...item, kind: 'finishItem', reference, difference: null },
				judge.catalogue,
				context.language,
			),
		),
	)
}
