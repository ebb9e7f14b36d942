// Undo and redo restore the identical JSON, boards and price, whatever was changed.
import { applyEdit, type Configuration } from '@gabarit/engine'
import {
	randomChosenDesign,
	randomEdit,
	randomStream,
	sampleCatalogue,
} from '@gabarit/engine/testing'
import { sampleBook } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { edited, type History, historyOf, redone, undone } from './history.ts'
import { type Pricing, type Solved, solverOf } from './solve.ts'

const SEED = 20_261_122
const DESIGNS = 30
const EDITS = 8

const pricing: Pricing = {
	book: sampleBook('individual'),
	circumstances: { country: 'BE', postalCode: '1000', deliveryMode: 'delivery' },
}

// What a buyer reads of a design, solved anew each time: nothing is remembered from before.
function read(configuration: Configuration): string {
	const stored = JSON.parse(JSON.stringify(configuration)) as Configuration
	const { furniture, issues, quote }: Solved = solverOf(sampleCatalogue, pricing)(stored)
	return JSON.stringify({ configuration, boards: furniture?.boards, issues, quote })
}

function walk(random: () => number): History<Configuration> {
	let history = historyOf(randomChosenDesign(random))
	for (let i = 0; i < EDITS; i++) {
		const edit = randomEdit(history.present, random)
		history = edited(history, applyEdit(history.present, edit, sampleCatalogue).configuration)
	}
	return history
}

test('each undo restores the earlier JSON, boards and price, each redo the later ones', () => {
	const random = randomStream(SEED)
	let [steps, priced] = [0, 0]
	for (let design = 0; design < DESIGNS; design++) {
		let history = walk(random)
		const seen = [...history.past, history.present].map(read)
		for (let i = history.past.length - 1; i >= 0; i--) {
			history = undone(history)
			expect(read(history.present), `seed ${SEED}, design ${design}, undo to ${i}`).toBe(seen[i])
			steps += 1
			if (solverOf(sampleCatalogue, pricing)(history.present).quote) priced += 1
		}
		for (let i = 1; i < seen.length; i++) {
			history = redone(history)
			expect(read(history.present), `seed ${SEED}, design ${design}, redo to ${i}`).toBe(seen[i])
		}
	}
	console.log(`undo: ${steps} steps taken back and made again, ${priced} of them priced`)
	expect(steps).toBeGreaterThan((DESIGNS * EDITS) / 2)
	expect(priced).toBeGreaterThan(steps / 2)
})
