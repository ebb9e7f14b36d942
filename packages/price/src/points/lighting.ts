import type { Ledger } from './lines.ts'

export function addLighting(ledger: Ledger): void {
	const { ledBar, charger } = ledger.points.accessories
	let chargers = 0
	for (const { item } of ledger.furniture.fittings) {
		if (item.family === 'led-charger') chargers += 1
		if (item.family !== 'led') continue
		const data = { length: Number(item.size) }
		ledger.add({ code: 'led_bar', group: 'lighting', points: ledBar, data })
	}
	if (chargers === 0) return
	ledger.add({ code: 'charger', group: 'lighting', points: charger, quantity: chargers, data: {} })
}
