// Reads what is written about a model in its files, without the code that wrote them.

export type Size = readonly [number, number, number]

export type Read = { size: Size; lowest: number }

type Accessor = { min: number[]; max: number[] }
type Gltf = {
	accessors: Accessor[]
	meshes: { primitives: { attributes: { POSITION: number } }[] }[]
	nodes: Record<string, unknown>[]
}

export function readGlb(bytes: Buffer): Read & { text: string } {
	const length = bytes.readUInt32LE(12)
	const text = bytes.subarray(20, 20 + length).toString('utf8')
	const { accessors, meshes, nodes } = JSON.parse(text) as Gltf
	if (nodes.some((node) => 'matrix' in node || 'scale' in node || 'translation' in node))
		throw new Error('a node is moved, so its corners are not where they say')
	const corners = meshes
		.flatMap(({ primitives }) => primitives)
		.flatMap(({ attributes }) => {
			const accessor = accessors[attributes.POSITION]
			return accessor ? [accessor.min, accessor.max] : []
		})
	return {
		size: sizeOf(corners),
		lowest: Math.min(...corners.map(([, y]) => y ?? Number.NaN)),
		text,
	}
}

export type Entry = { name: string; method: number; offset: number; bytes: Buffer }

/** By the local headers of a zip whose sizes stand there. */
export function zipEntries(bytes: Buffer): Entry[] {
	const entries: Entry[] = []
	let at = 0
	while (bytes.readUInt32LE(at) === 0x04034b50) {
		const method = bytes.readUInt16LE(at + 8)
		const size = bytes.readUInt32LE(at + 18)
		const [name, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)]
		const offset = at + 30 + name + extra
		entries.push({
			name: bytes.subarray(at + 30, at + 30 + name).toString('utf8'),
			method,
			offset,
			bytes: bytes.subarray(offset, offset + size),
		})
		at = offset + size
	}
	return entries
}

const point = /\(([^)]+)\)/g

export function readUsdz(bytes: Buffer): Read & { entries: Entry[]; text: string } {
	const entries = zipEntries(bytes)
	const text = entries
		.filter(({ name }) => name.endsWith('.usda'))
		.map((entry) => entry.bytes.toString('utf8'))
		.join('\n')
	const lists = [...text.matchAll(/point3f\[\] points = \[([^\]]*)\]/g)].map(
		([, list = '']) => list,
	)
	const points = lists.flatMap((list) =>
		[...list.matchAll(point)].map(([, numbers = '']) => numbers.split(',').map(Number)),
	)
	const low = points.reduce((least, [, y = 0]) => Math.min(least, y), Infinity)
	return { size: sizeOf(points), lowest: low, entries, text }
}

function sizeOf(points: readonly (readonly number[])[]): Size {
	const span = (axis: number) => {
		let [low, high] = [Infinity, -Infinity]
		for (const corner of points) {
			low = Math.min(low, corner[axis] ?? Number.NaN)
			high = Math.max(high, corner[axis] ?? Number.NaN)
		}
		return high - low
	}
	return [span(0), span(1), span(2)]
}
