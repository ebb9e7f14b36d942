import type { Ledger } from './lines.ts'

/** Hardware reference of the USB-C charger. */
const CHARGER = 'led-charger'

/** One bar per lit bay, and the chargers that the engine counted. */
export function addLighting(ledger: Ledger): void {
	const { ledBar, charger } = ledger.points.accessories
	for (const run of ledger.furniture.runs)
		for (const module of run.modules)
			for (const bay of module.bays)
				if (bay.led !== null) {
					const data = { length: bay.led.length }
					ledger.add({ code: 'led_bar', group: 'lighting', points: ledBar, data })
				}
	for (const { reference, quantity } of ledger.furniture.hardware)
		if (reference === CHARGER)
			ledger.add({ code: 'charger', group: 'lighting', points: charger, quantity, data: {} })
}
