import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

test('a link becomes squares with quiet around them', () => {
	const { path, size } = qrPath(
		'https://gabarit.example/share/abcdefghijklmnopqrstuvwxyz0123456789ABCD',
	)
	const corners = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
	expect(corners.length).toBeGreaterThan(300)
	for (const [x = 0, y = 0] of corners) {
		expect(Math.min(x, y)).toBeGreaterThanOrEqual(2)
		expect(Math.max(x, y)).toBeLessThan(size - 2)
	}
	// The finder in the corner: seven dark squares, a light one.
	expect(path).toContain('M2 2h1v1h-1zM3 2h1v1h-1z')
	expect(
		corners
			.filter(([, y]) => y === 2)
			.slice(0, 8)
			.map(([x]) => x),
	).not.toContain(9)
})
