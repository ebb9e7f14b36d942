import { baysOf, type Ledger } from './lines.ts'

/** Hardware reference of the USB-C charger. */
const CHARGER = 'led-charger'

/** One bar per lit bay, and the chargers that the engine counted. */
export function addLighting(ledger: Ledger): void {
	const { ledBar, charger } = ledger.points.accessories
	for (const { led } of baysOf(ledger.furniture)) {
		if (led === null) continue
		const data = { length: led.length }
		ledger.add({ code: 'led_bar', group: 'lighting', points: ledBar, data })
	}
	for (const { reference, quantity } of ledger.furniture.hardware)
		if (reference === CHARGER)
			ledger.add({ code: 'charger', group: 'lighting', points: charger, quantity, data: {} })
}
