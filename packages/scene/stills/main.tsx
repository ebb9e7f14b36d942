import { buildFurniture, type Color, type Configuration, roomOf } from '@gabarit/engine'
import { goldenConfigurations, goldenDesks, sampleCatalogue } from '@gabarit/engine/testing'
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/src/theme/tokens.css'
import { FurnitureStage, type Hand, type StageThing } from '../src/index.ts'

const query = new URLSearchParams(location.search)
const cases = { ...goldenConfigurations, ...goldenDesks }
const name = (query.get('case') ?? 'g1') as keyof typeof cases
const change = JSON.parse(query.get('change') ?? '{}') as Partial<Configuration>
const open = query.get('open') ?? 'none'
const selected = query.get('selected')?.split(',').map(Number)
const things = JSON.parse(query.get('things') ?? '[]') as StageThing[]
const edits = Number(query.get('edits') ?? 0)
/** ms: long enough for the frame of one edit to be drawn before the next. */
const editEvery = 120

function useEdits(): number {
	const [edit, setEdit] = useState(0)
	useEffect(() => {
		document.body.dataset['edits'] = String(edit)
		if (edit >= edits) return undefined
		const timer = setTimeout(() => setEdit(edit + 1), editEvery)
		return () => clearTimeout(timer)
	}, [edit])
	return edit
}

/** `swing=yes`: at a `swing` event the leaves open, with movement, and the viewer walks to the left. */
function useSwung(): boolean {
	const [swung, setSwung] = useState(false)
	useEffect(() => {
		const listener = () => setSwung(true)
		window.addEventListener('swing', listener)
		return () => window.removeEventListener('swing', listener)
	}, [])
	return swung
}

const outside = 'P3-oak-natural'

/** A `paint` event gives the fronts of a golden configuration another colour. */
function usePainted() {
	const [painted, setPainted] = useState<Partial<Color>>({})
	useEffect(() => {
		const listener = ({ detail }: CustomEvent<Partial<Color>>) => setPainted(detail)
		window.addEventListener('paint', listener as EventListener)
		return () => window.removeEventListener('paint', listener as EventListener)
	}, [])
	return useMemo(
		() => ({
			...sampleCatalogue,
			colors: sampleCatalogue.colors.map((color) =>
				color.reference === outside ? { ...color, ...painted } : color,
			),
		}),
		[painted],
	)
}

function Page() {
	const catalogue = usePainted()
	const edit = useEdits()
	const swung = useSwung()
	const { result, room } = useMemo(() => {
		const given = { ...cases[name], ...change } as Configuration
		const configuration =
			edit === 0 ? given : { ...given, room: { width: 2600 + ((edit * 7) % 390) } }
		return {
			result: buildFurniture(configuration, sampleCatalogue),
			room: roomOf(configuration),
		}
	}, [edit])
	const [hand, setHand] = useState<Hand>()
	if (!result.ok) return <pre>{JSON.stringify(result.issues, null, '\t')}</pre>
	return (
		<FurnitureStage
			catalogue={catalogue}
			doorsOpen={swung || open === 'all' ? true : open === 'none' ? false : open.split(',')}
			furniture={result.value}
			{...(hand && { hand })}
			{...(query.get('hand') === 'yes' && { onHand: setHand })}
			onTap={({ bay }) => {
				document.body.dataset['selected'] = JSON.stringify(bay)
			}}
			label={name}
			quality={query.get('quality') === 'high' ? 'high' : 'low'}
			reducedMotion={query.get('swing') !== 'yes'}
			rest={query.get('rest') === 'always' ? 'always' : 'in idle time'}
			room={room}
			selected={selected ? { run: 'Main', module: selected[0] ?? 0, bay: selected[1] ?? 0 } : null}
			showContents={query.get('contents') !== 'no'}
			showDimensions={query.get('dimensions') !== 'no'}
			showLeaves={query.get('leaves') !== 'no'}
			showRoom={query.get('room') !== 'no'}
			showShelfHeights
			things={things}
			view={swung ? 'left' : ((query.get('view') ?? 'front') as 'front')}
		/>
	)
}

createRoot(document.getElementById('stage') as HTMLElement).render(<Page />)
