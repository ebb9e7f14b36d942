// The furniture of one checkout for random rooms, a line of JSON each: `node dump.ts CHECKOUT FROM COUNT SEED`.
// The rooms come from CHECKOUT_OF_ROOMS, so that two checkouts get the same.
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

const [checkout = '', from = '0', count = '100', seed = '1'] = process.argv.slice(2)
const rooms = process.env['CHECKOUT_OF_ROOMS'] ?? checkout

// biome-ignore lint/suspicious/noExplicitAny: two versions of the same modules, whose types differ.
async function load(folder: string, path: string): Promise<any> {
	return import(join(resolve(folder), path))
}

const { randomAnyRoom, randomStream } = await load(rooms, 'packages/engine/src/testing/index.ts')
const engine = await load(checkout, 'packages/engine/src/index.ts')
const { cutListOf } = engine
const drawing = await load(checkout, 'packages/drawing/src/index.ts')
const { priceFurniture, viewers } = await load(checkout, 'packages/price/src/index.ts')
const { loadSeed, seedBookOf } = await load(checkout, 'apps/server/src/features/prices/index.ts')
const output = await load(checkout, 'apps/server/src/cli/solve-output.ts')
const { planCaptions } = await load(checkout, 'apps/server/src/features/documents/plan-captions.ts')

const { catalogue } = loadSeed()
const circumstances = {
	date: '2026-11-23',
	deliveryMode: 'delivery',
	country: 'BE',
	postalCode: '1000',
	discount: { label: '5', percentage: 5 },
}

/** The seed's catalogue has other names for these materials than the generator. */
const seedNames: Record<string, string> = {
	'P4-walnut': 'P4-walnut-tobacco',
	'P6-hydro': 'P6-mdf-raw',
	knob: 'knob-round',
	profile: 'profile-full',
}

function inSeed(drawn: unknown): unknown {
	return JSON.parse(JSON.stringify(drawn), (_key, value) => seedNames[value] ?? value)
}

function hashed(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

// biome-ignore lint/suspicious/noExplicitAny: see load.
function planOf(configuration: any, furniture: any): string {
	const sheets = drawing.drawPlanSheets({
		furniture,
		room: engine.roomOf(configuration),
		catalogue,
		language: 'fr',
		captions: planCaptions('fr'),
		title: { tenant: 'Gabarit', code: '–', date: '23/11/2026' },
		readings: [configuration.room.width].flat(),
		paper: 'A3',
	})
	return drawing.writeSvg(drawing.stackSheets(sheets), { size: 'mm' })
}

function attempt<T>(make: () => T): T | string {
	try {
		return make()
	} catch (error) {
		return `threw ${String(error)}`
	}
}

const random = randomStream(Number(seed))
for (let index = 0; index < Number(from) + Number(count); index += 1) {
	const { kind, configuration: drawn } = randomAnyRoom(random)
	if (index < Number(from)) continue
	// biome-ignore lint/suspicious/noExplicitAny: see load.
	const configuration = inSeed(drawn) as any
	const built = attempt(() => engine.buildFurniture(configuration, catalogue))
	const line: Record<string, unknown> = { index, kind, configuration }
	line['fit'] = attempt(() => engine.fitVerdictsOf(configuration, catalogue))
	if (typeof built === 'string') line['solve'] = built
	else if (built.ok) {
		const furniture = built.value
		line['solve'] = output.furnitureOutput(furniture)
		line['checks'] = attempt(() => engine.checksOf(furniture, configuration, catalogue))
		line['cutList'] = attempt(() => cutListOf(furniture, catalogue))
		line['prices'] = viewers.map((viewer: string) =>
			attempt(() => priceFurniture(furniture, seedBookOf(viewer), circumstances)),
		)
		line['plan'] = attempt(() => hashed(planOf(configuration, furniture)))
	} else line['solve'] = output.issuesOutput(built.issues)
	process.stdout.write(`${JSON.stringify(line)}\n`)
}
