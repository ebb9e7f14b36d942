// What a board priced as a panel is paid by (domain 26.1), with the cells of the price list of finishes that give it.
import { tiers } from '@gabarit/engine'
import { z } from 'zod'

const points = z.int().nonnegative()
const thousandths = z.int().nonnegative()

/** mm; a board of 19 is priced as the 18 that it is made of. */
export const pricedThicknesses = ['8', '10', '16', '18', '22', '25', '28', '38'] as const
export const pricedBands = ['0.4', '0.8', '1', '2'] as const
/** mm: tablets thicker than the usual 18. */
export const pricedTablets = ['28', '38'] as const

/** `tables`: one row a variant; `rates` and `points`: one row each. Rates are kept in thousandths. */
export const panelRows = {
	tables: {
		panel: { code: 'panel', variants: tiers },
		panelThickness: { code: 'panel-thickness', variants: pricedThicknesses },
		panelEdge: { code: 'panel-edge', variants: pricedBands },
		tabletThickness: { code: 'tablet-thickness', variants: pricedTablets },
	},
	points: {
		panelCut: 'panel-cut',
		panelRadius: 'panel-radius',
		panelShape: 'panel-shape',
		panelNotch: 'panel-notch',
		boreCup: 'bore-cup',
		borePins: 'bore-pins',
		boreGrommet: 'bore-grommet',
		panelJoint: 'panel-joint',
	},
} as const

/** All variants are required: a board that can be made has a price. */
export const panelRates = {
	panel: z.record(z.enum(tiers), thousandths),
	panelThickness: z.record(z.enum(pricedThicknesses), thousandths),
	panelEdge: z.record(z.enum(pricedBands), thousandths),
	tabletThickness: z.record(z.enum(pricedTablets), thousandths),
	panelCut: points,
	panelRadius: points,
	panelShape: points,
	panelNotch: points,
	boreCup: points,
	borePins: points,
	boreGrommet: points,
	panelJoint: points,
}

export type PanelPoints = keyof (typeof panelRows)['points']
