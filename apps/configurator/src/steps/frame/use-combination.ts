import { type DressingConfiguration, type Issue, isDressing } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import { withFootprint, withSlope, withWall } from '../../session/changes/room-changes.ts'
import { useDesign } from '../../session/design-context.tsx'

type Choice = 'wall' | 'footprint' | 'slope' | 'standoff'

function choiceOf(field: string | number | undefined): Choice | null {
	if (field === 'wall' || field === 'footprint') return field
	if (field === 'slope.standoff') return 'standoff'
	return String(field ?? '').startsWith('slope.') ? 'slope' : null
}

function without(configuration: DressingConfiguration, choice: Choice): DressingConfiguration {
	switch (choice) {
		case 'wall':
			return withWall(configuration, 'None')
		case 'footprint':
			return withFootprint(configuration, 'Straight', configuration.walls ?? 'Both')
		case 'slope':
			return withSlope(configuration, 'None')
		case 'standoff':
			return { ...configuration, slope: { ...configuration.slope, standoff: 0 } }
	}
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** null where the issue is not an impossible combination. */
export function useCombination({ code, data }: Issue) {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDesign()
	const { configuration } = solved
	if (code !== 'combination_impossible' || !isDressing(configuration)) return null
	const [first, second] = [choiceOf(data?.['first']), choiceOf(data?.['second'])]
	if (first === null || second === null) return null
	const drop = (choice: Choice) => ({
		label: t(`combination.drop.${choice}`),
		onClick: () => propose(without(configuration, choice)),
	})
	return {
		text: t('combination.text', {
			first: capital(t(`combination.names.${first}`)),
			second: t(`combination.names.${second}`),
		}),
		action: drop(first),
		...(first === second ? {} : { other: drop(second) }),
	}
}
