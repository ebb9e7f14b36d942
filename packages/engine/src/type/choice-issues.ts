// Colours and handles that the catalogue does not have, or not for this place, for every kind that has both.
import { type Catalogue, colorsOf } from '../catalogue.ts'
import { createIssue } from '../create-issue.ts'
import { type Finishes, finishesOf } from '../furniture/finish.ts'
import { usualColor } from '../furniture/usual-color.ts'
import type { Issue, Remedy } from '../issue.ts'
import type { Design } from '../run/design.ts'

type Chosen = Pick<Design, 'colors' | 'handle'>

const places = ['interior', 'exterior'] as const

export function choiceIssues(
	design: Chosen,
	catalogue: Catalogue,
	finishes: Finishes | null,
): Issue[] {
	const known = (reference: string) =>
		catalogue.colors.some((color) => color.reference === reference)
	const unknown = places
		.filter((place) => !known(design.colors[place]))
		.map((place) =>
			createIssue({
				code: 'unknown_color',
				field: `colors.${place}`,
				data: { reference: design.colors[place] },
				remedy: inUsualColor(place, catalogue),
			}),
		)
	return [...unknown, ...placeIssues(finishes, catalogue), ...handleIssues(design, catalogue)]
}

const inUsualColor = (place: (typeof places)[number], catalogue: Catalogue): Remedy => ({
	colors: { [place]: usualColor(catalogue, place) },
})

function placeIssues(finishes: Finishes | null, catalogue: Catalogue): Issue[] {
	if (!finishes) return []
	return places
		.filter((place) => !finishes[place][place])
		.map((place) =>
			createIssue({
				code: place === 'interior' ? 'color_not_for_interior' : 'color_not_for_exterior',
				field: `colors.${place}`,
				data: { reference: finishes[place].reference },
				remedy: inUsualColor(place, catalogue),
			}),
		)
}

function handleIssues({ handle }: Pick<Chosen, 'handle'>, catalogue: Catalogue): Issue[] {
	if (handle === null) return []
	const model = catalogue.handles.find(({ reference }) => reference === handle.model)
	const field = 'handle'
	if (!model)
		return [
			createIssue({
				code: 'unknown_handle',
				field,
				data: { reference: handle.model },
				remedy: { handle: null },
			}),
		]
	if (model.colors.includes(handle.color)) return []
	const color = model.colors[0]
	return [
		createIssue({
			code: 'handle_color_unavailable',
			field,
			data: { reference: handle.model, color: handle.color },
			remedy: color ? { handle: { model: handle.model, color } } : undefined,
		}),
	]
}

/** An unknown colour must not hide the other errors, so the rest is judged in a known one. */
export function standInOf(
	{ colors }: Pick<Chosen, 'colors'>,
	catalogue: Catalogue,
): Finishes | null {
	const known = (place: 'interior' | 'exterior') =>
		(colorsOf(catalogue).get(colors[place]) ?? catalogue.colors.find((color) => color[place]))
			?.reference ?? ''
	return finishesOf({ interior: known('interior'), exterior: known('exterior') }, catalogue)
}
