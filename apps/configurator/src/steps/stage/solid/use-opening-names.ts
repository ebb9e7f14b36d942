import type { Opening } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'

const words = { Leaf: 'leaf', DrawerFront: 'drawer', Flap: 'flap', PullOut: 'pullOut' } as const
type Word = (typeof words)[keyof typeof words]

function wordOf({ front }: Opening): Word {
	return front.kind === 'FakeDoor' ? 'leaf' : words[front.kind]
}

/** 'the left door of module 2', with the run where there are several; of a desk and a grid by their own places. */
export function useOpeningNames(all: readonly Opening[]): (id: string) => string {
	const { t } = useTranslation('configurator')
	const furniture = useDesign().shown?.furniture
	const isGrid = furniture?.grid !== undefined
	const runs = furniture?.runs.length ?? 0
	const ofPlace = (one: Opening) => {
		const { run, module, bays, face } = one.front
		if (isGrid) {
			const place = t('separator.cells.one', {
				ns: 'kinds',
				column: module + 1,
				row: (bays[0] ?? 0) + 1,
			})
			return t('openings.cell', {
				place: place.toLowerCase(),
				face: t(`separator.cells.faces.${face === 'Rear' ? 'rear' : 'front'}`, { ns: 'kinds' }),
			})
		}
		const ofModule = t('openings.module', { number: module + 1 })
		return runs > 1 ? `${ofModule}, ${t(`runs.${run}`)}` : ofModule
	}
	const isBeside = (one: Opening) => (other: Opening) =>
		wordOf(other) === wordOf(one) &&
		other.front.run === one.front.run &&
		other.front.face === one.front.face &&
		(runs === 0 && !isGrid ? true : other.front.module === one.front.module)
	return (id) => {
		const one = all.find((each) => each.id === id)
		if (one === undefined) return ''
		const word = wordOf(one)
		const alike = all.filter(isBeside(one))
		const number = alike.indexOf(one) + 1
		if (runs === 0 && !isGrid) return t(`openings.numbered.${word}`, { number })
		const what =
			isGrid || alike.length === 1
				? t(`openings.one.${word}`)
				: word === 'leaf' && alike.length === 2
					? t(`openings.${number === 1 ? 'left' : 'right'}`)
					: t(`openings.numbered.${word}`, { number })
		return t('openings.what', { what, place: ofPlace(one) })
	}
}
