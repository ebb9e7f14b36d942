import { type Configuration, startTypes, typeOf } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** `savedAt`: null until it was saved. */
export type SaidDesign = { configuration: Configuration; savedAt: string | null }

/** Of a design of this device: what it is, how large and of which day. */
export function useDesignWords(): (design: SaidDesign) => {
	name: string
	facts: string
} {
	const { t } = useTranslation(['configurator', 'home'])
	const { number, date } = useFormats()
	const nameOf = (configuration: Configuration) => {
		const type = typeOf(configuration)
		const start = startTypes.find((one) => one === type)
		if (start !== undefined) return t(`types.${start}.name`)
		return t(`home:card.${type as Exclude<typeof type, (typeof startTypes)[number]>}`)
	}
	return ({ configuration, savedAt }) => {
		const [width, height] = sizeOf(configuration).map((mm) => number(mm))
		const size =
			width === undefined
				? []
				: [height === undefined ? t('start.wide', { width }) : t('start.size', { width, height })]
		const day = savedAt === null ? [] : [date(savedAt)]
		return { name: nameOf(configuration), facts: [...size, ...day].join(', ') }
	}
}

/** mm: the width and the height that were measured or wanted, as far as the design has them. */
function sizeOf(configuration: Configuration): number[] {
	if (!('room' in configuration)) return []
	const { room } = configuration
	const { hu, height } = { hu: undefined, height: undefined, ...configuration }
	const up = height ?? hu
	const least = (readings: number | number[]) => Math.min(...[readings].flat())
	return [least(room.width), ...(up === undefined ? [] : [least(up)])]
}
