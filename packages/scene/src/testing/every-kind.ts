import { buildFurniture, type Configuration, type Furniture, roomOf } from '@gabarit/engine'
import {
	goldenConfigurations,
	goldenDesks,
	goldenPanels,
	goldenSeparators,
	goldenStairs,
	goldenTvFurniture,
	sampleCatalogue,
} from '@gabarit/engine/testing'
import { cornersOf } from '../board/board-corners.ts'
import type { Measured } from '../dimension/marks/dimension-mark.ts'
import type { GoldenCase } from './golden-furniture.ts'

/** Of its length. */
const parts = 5

type Sample = GoldenCase & { measured: Measured | undefined }

const kinds: Record<string, Record<string, Configuration>> = {
	dressing: goldenConfigurations,
	desk: goldenDesks,
	panels: goldenPanels,
	separator: goldenSeparators,
	stairs: goldenStairs,
	tv: goldenTvFurniture,
}

/** The golden furniture of every kind that can be made. */
export const everyKind: Sample[] = Object.entries(kinds).flatMap(([kind, configurations]) =>
	Object.entries(configurations).flatMap(([name, configuration]): Sample[] => {
		const made = buildFurniture(configuration, sampleCatalogue)
		const room = roomOf(configuration)
		if (!made.ok) return []
		const measured = kind === 'desk' || kind === 'stairs' || kind === 'tv'
		return [
			{
				name: `${kind} ${name}`,
				furniture: made.value,
				room,
				measured: measured ? measuredOf(made.value) : undefined,
			},
		]
	}),
)

/** Its length in some parts, and its height. */
function measuredOf({ boards }: Furniture): Measured {
	const corners = boards.flatMap(cornersOf)
	const xs = corners.map(([x]) => x)
	const [left, right] = [Math.min(...xs), Math.max(...xs)]
	const chain = Array.from({ length: parts }, (_, i) => ({
		from: left + ((right - left) * i) / parts,
		to: left + ((right - left) * (i + 1)) / parts,
	}))
	return { chain, width: [left, right], height: Math.max(...corners.map(([, , z]) => z)) }
}
