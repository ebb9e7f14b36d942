// The line under the flight that no carcass may cross: a slope as any other, its tangent exact (domain 23.1).
import type { Design } from '../../run/design.ts'
import { usualStair } from './limits.ts'
import type { StairChoices, StairsFurnitureConfiguration } from './schema.ts'

type Stated = { [K in Exclude<keyof StairChoices, 'high'>]-?: NonNullable<StairChoices[K]> }

/** `height`: of the line at its low end; `tan`: rise per mm along it. */
export type Flight = Stated & { high: number | null; height: number; tan: number }

export function flightOf({ stair }: Pick<StairsFurnitureConfiguration, 'stair'>): Flight {
	const { rises, access, rise, going, low, stringer, steps } = usualStair
	const stated = {
		rises: stair?.rises ?? rises,
		access: stair?.access ?? access,
		rise: stair?.rise ?? rise,
		going: stair?.going ?? going,
		low: stair?.low ?? low,
		stringer: stair?.stringer ?? stringer,
		steps: stair?.steps ?? steps,
	}
	return {
		...stated,
		tops: stair?.tops ?? (stated.steps === 'Visible' ? 'Stepped' : 'Sloped'),
		high: stair?.high ?? null,
		height: stated.low - stated.stringer,
		tan: stated.rise / stated.going,
	}
}

/** Opened from its end, the furniture has the flight behind it. */
export function slopesUnder(flight: Flight): Pick<Design['slope'], 'left' | 'right' | 'back'> {
	const { height: low, tan } = flight
	const line = { low, tan, angle: (Math.atan(tan) * 180) / Math.PI, disagreement: 0 }
	const end = lowEndOf(flight)
	return {
		left: end === 'left' ? line : null,
		right: end === 'right' ? line : null,
		back: end === 'back' ? line : null,
	}
}

export function lowEndOf({
	access,
	rises,
}: Pick<Flight, 'access' | 'rises'>): 'left' | 'right' | 'back' {
	if (access === 'Front') return 'back'
	return rises === 'Right' ? 'left' : 'right'
}
