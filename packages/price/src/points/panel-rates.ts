// What a board priced as a panel is paid by (domain 26.1), with the cells of the price list of finishes that give it.
import { tiers } from '@gabarit/engine'

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

export type PanelPoints = keyof (typeof panelRows)['points']
