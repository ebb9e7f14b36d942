// A page that shows one stage, as its address says: for looking at the scene and for the smoke test.
import { buildFurniture, type Configuration, roomOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { createRoot } from 'react-dom/client'
import { FurnitureStage, hasWebGL } from '../src/index.ts'

const query = new URLSearchParams(location.search)
const name = (query.get('case') ?? 'g1') as keyof typeof goldenConfigurations
const change = JSON.parse(query.get('change') ?? '{}') as Partial<Configuration>
const configuration = { ...goldenConfigurations[name], ...change }
const result = buildFurniture(configuration, sampleCatalogue)
const open = query.get('open') ?? 'none'
const selected = query.get('selected')?.split(',').map(Number)

if (result.ok) {
	createRoot(document.getElementById('stage') as HTMLElement).render(
		<FurnitureStage
			catalogue={sampleCatalogue}
			doorsOpen={open === 'all' ? true : open === 'none' ? false : open.split(',')}
			furniture={result.value}
			label={String(hasWebGL())}
			quality={query.get('quality') === 'high' ? 'high' : 'low'}
			reducedMotion
			rest="always"
			room={roomOf(configuration)}
			selected={selected ? { run: 'Main', module: selected[0] ?? 0, bay: selected[1] ?? 0 } : null}
			showContents={query.get('contents') !== 'no'}
			showDimensions={query.get('dimensions') !== 'no'}
			showLeaves={query.get('leaves') !== 'no'}
			showRoom={query.get('room') !== 'no'}
			showShelfHeights
			view={(query.get('view') ?? 'front') as 'front'}
		/>,
	)
} else document.body.textContent = JSON.stringify(result.issues)
