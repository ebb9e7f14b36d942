import {
	type DressingConfiguration,
	OVERSIZE,
	REMOVAL,
	SIDE_FILLER,
	TOP_FILLER,
} from '@gabarit/engine'

type Fillers = Pick<DressingConfiguration, 'filler'>

/** Nobody changed them. A top that stays free, or closes to the ceiling, was answered with the room. */
export function hasUsualFillers({ filler }: Fillers): boolean {
	const { top = TOP_FILLER.usual } = filler ?? {}
	return isUsual(filler) && (top === 0 || top === TOP_FILLER.usual)
}

/** Under a flight no other step asks for the top. */
export function hasUsualFillersUnderFlight({ filler }: Fillers): boolean {
	return isUsual(filler) && filler?.top === undefined
}

function isUsual(filler: Fillers['filler']): boolean {
	const { left = SIDE_FILLER.usual, right = SIDE_FILLER.usual, custom = [] } = filler ?? {}
	const { oversize = OVERSIZE.usual, removal = REMOVAL } = filler ?? {}
	return (
		left === SIDE_FILLER.usual &&
		right === SIDE_FILLER.usual &&
		custom.length === 0 &&
		oversize === OVERSIZE.usual &&
		removal === REMOVAL
	)
}
