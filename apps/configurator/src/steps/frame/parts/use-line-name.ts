import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'

const plainNames = {
	hu: 'hu',
	'room.sideLeft': 'side.left',
	'room.sideRight': 'side.right',
	'room.diagonalLeft': 'diagonal.Left',
	'room.diagonalRight': 'diagonal.Right',
	'pos.fireplace': 'breast.position',
	'width.fireplace': 'breast.width',
	'depth.fireplace': 'breast.depth',
	'stair.low': 'stair.low',
	'stair.high': 'stair.high',
	'stair.rise': 'stair.rise',
	'filler.left': 'filler.left',
	'filler.right': 'filler.right',
	'filler.removal': 'filler.removal',
} as const

const recessNames = {
	'width.recessLeft': ['recessLeft', 'width'],
	'width.recessRight': ['recessRight', 'width'],
	'depth.recessLeft': ['recessLeft', 'depth'],
	'depth.recessRight': ['recessRight', 'depth'],
} as const

const has = <T extends object>(names: T, line: string): line is Extract<keyof T, string> =>
	line in names

export function useLineName(): (line: string, reading: number | null) => string {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const nameOf = (line: string) => {
		if (line === 'room.width') {
			return t(solved.design?.walls === 'Both' ? 'fields.widthBetween' : 'fields.widthWanted')
		}
		if (has(plainNames, line)) return t(`fields.${plainNames[line]}`)
		if (has(recessNames, line)) {
			const [side, field] = recessNames[line]
			return `${t(`measures.${side}`)}, ${t(`fields.recess.${field}`).toLowerCase()}`
		}
		const [, side, figure] = /^slope\.(left|right|back)\.(low|run|angle)$/u.exec(line) ?? []
		if (side === undefined || figure === undefined) return line
		const name = t(`fields.slope.${figure as 'low'}`)
		return `${t('titles.SlopeMeasurements')} ${t(`slope.sides.${side as 'left'}`).toLowerCase()}, ${name.toLowerCase()}`
	}
	return (line, reading) =>
		reading === null ? nameOf(line) : t('fit.reading', { line: nameOf(line), number: reading + 1 })
}
