import type { Module } from '@gabarit/engine'
import { coefficientOf, moduleGridPoints, timesCoefficients } from './bracket.ts'
import { colorPointsOf, type Ledger } from './lines.ts'

/** Bracket points x interior tier x slope x blind corner. */
export function addCarcasses(ledger: Ledger): void {
	for (const run of ledger.furniture.runs) {
		for (const [i, module] of run.modules.entries()) {
			const material = ledger.boards.carcass.get(`${run.side}:${i}`)
			if (material === undefined) throw new Error(`module ${run.side} ${i} has no bottom panel`)
			addCarcass(ledger, module, material)
		}
	}
}

function addCarcass(ledger: Ledger, module: Module, material: string): void {
	const { modules, finishes } = ledger.points
	const height = tallestOf(module)
	const { width, depth, blind, top } = module
	const slope = {
		Straight: 1000,
		FullSlope: finishes.fullSlope,
		PartialSlope: finishes.partialSlope,
	}
	const points = timesCoefficients(
		moduleGridPoints(modules[module.kind], width, height, depth),
		coefficientOf(finishes.interior, colorPointsOf(ledger.points, material).tier),
		slope[top],
		blind ? finishes.blind : 1000,
	)
	const code = module.kind === 'Simple' ? 'module_simple' : 'module_double'
	const data = { width, height, depth, color: material, top, blind: blind ? 1 : 0 }
	ledger.add({ code, group: 'carcasses', points, data })
}

/** A sloped module is sold by its taller side. */
function tallestOf(module: Module): number {
	const { heightLeft, heightRight, heightFront, heightRear } = module
	return Math.max(heightLeft, heightRight, heightFront, heightRear)
}
