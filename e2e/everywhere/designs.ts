// One design of every kind of furniture and of the rooms whose steps differ.
import type { Configuration } from '@gabarit/engine'
import {
	goldenDesks,
	goldenPanels,
	goldenSeparators,
	goldenStairs,
	goldenTvFurniture,
	pictureRooms,
} from '@gabarit/engine/testing'
import { expect, type Page } from '@playwright/test'

export const designs = {
	straight: {
		version: 1,
		room: { width: 3000 },
		hu: 2500,
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		doors: { style: 'Simple' },
	},
	ridge: pictureRooms.ridge,
	u: pictureRooms.u,
	breast: pictureRooms.breast,
	desk: goldenDesks.d2,
	separator: goldenSeparators.r1,
	stairs: goldenStairs.s1,
	tv: goldenTvFurniture.t1,
	panels: goldenPanels.p3,
} as const satisfies Record<string, Configuration>
export type DesignName = keyof typeof designs

const letters = 'ABCDEFGHJKMNPQRTWXY'
const newCode = () =>
	Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

/** By the browser of a page that is open in the shop, so that the design is this browser's own. Gives its code. */
export async function saveHere(page: Page, name: DesignName): Promise<string> {
	const code = newCode()
	const status = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' }
			const address = '/api/dressing/configuration/send'
			return (await fetch(address, { method: 'POST', headers, body })).status
		},
		JSON.stringify({ kind: 'save', code, language: 'fr', configuration: designs[name] }),
	)
	expect(status).toBe(200)
	return code
}
