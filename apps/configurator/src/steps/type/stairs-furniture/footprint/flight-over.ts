// The steps behind furniture that is seen from the front, as one path; upwards is negative.
import type { Room } from '@gabarit/engine'

/** mm between the line of the flight and what people walk on. */
const body = 190

/** `highest`, mm: where the picture ends. */
export function flightOver({ width, height, flight }: Room, highest: number): string {
	if (!flight) return ''
	if (flight.side === 'Back') return `M0 0V${-highest}H${width}V0Z`
	const { going, rise, low } = flight
	const place = (along: number) => (flight.side === 'Left' ? along : width - along)
	const landing = Math.min(height + body, highest)
	const count = Math.ceil(width / going)
	const steps = Array.from({ length: count }, (_, i) => {
		const level = Math.min(landing, low + i * rise + body)
		return `L${place(i * going)} ${-level}L${place(Math.min(width, (i + 1) * going))} ${-level}`
	})
	return `M${place(0)} 0${steps.join('')}L${place(width)} 0Z`
}
