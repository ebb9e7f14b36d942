/** The configurator's 18 steps, spelled and ordered as in the specification. */
export const stepNames = [
	'Footprint',
	'Room',
	'ComplexRoom',
	'PrioritySide',
	'Slope',
	'MarginsMeasurements',
	'FillerMeasurements',
	'FootprintMeasurements',
	'SlopeMeasurements',
	'ModuleSelection',
	'InteriorColor',
	'ExteriorColor',
	'Doors',
	'DoorHandle',
	'Options',
	'Recap',
	'Delivery',
	'TheEnd',
] as const

const [footprint, room, complexRoom, prioritySide, slope, ...later] = stepNames

/** With our own one beside them: the line of a flight of stairs is asked after the slope of a roof. */
export const allStepNames = [
	footprint,
	room,
	complexRoom,
	prioritySide,
	slope,
	'StairLine',
	...later,
] as const
