// A kind as its card on /home names it: the four types that a dressing begins with are one.
import {
	type Configuration,
	type FurnitureType,
	furnitureTypes,
	type StartType,
	startTypes,
	typeOf,
} from '@gabarit/engine'

export type Kind = 'dressing' | Exclude<FurnitureType, StartType>

export function kindOfType(type: FurnitureType): Kind {
	return isStart(type) ? 'dressing' : type
}

export function kindOf(configuration: Pick<Configuration, 'type'>): Kind {
	return kindOfType(typeOf(configuration))
}

/** Those that begin at their first step; a dressing asks first which of its types it is. */
export const otherKinds = furnitureTypes.filter(
	(type): type is Exclude<FurnitureType, StartType> => !isStart(type),
)

function isStart(type: FurnitureType): type is StartType {
	return startTypes.some((start) => start === type)
}
