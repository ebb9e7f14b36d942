// One picture of the sheet: `?shot=01-oak-closed-rest`.
import { buildFurniture, type Color, roomOf } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/national-park/index.css'
import '../../../ui/src/theme/base.css'
import '../../../ui/src/theme/tokens.css'
import { FurnitureStage } from '../../src/index.ts'
import { type Shot, shots } from './shots.ts'

const colors = JSON.parse(String(Reflect.get(globalThis, 'shopColors'))) as Color[]
const catalogue = { ...sampleCatalogue, colors }

/** What is shown while something moves stays: no frame of rest follows. */
function stopHere() {
	globalThis.requestAnimationFrame = () => 0
}

function Picture({ shot }: { shot: Shot }) {
	const { configuration, pose, open = [] } = shot
	const made = buildFurniture(configuration, catalogue)
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	const own = roomOf(configuration)
	const furniture = made.value
	return (
		<FurnitureStage
			catalogue={catalogue}
			doorsOpen={open === 'all' ? true : open === 'inside' ? false : open}
			furniture={furniture}
			label=""
			presence={shot.presence ?? 1}
			quality="high"
			reducedMotion
			onReady={shot.moving && stopHere}
			rest={shot.moving ? 'in idle time' : 'always'}
			room={shot.walls === undefined ? own : { ...own, height: shot.walls }}
			selected={null}
			showContents
			showDimensions={shot.measured ?? false}
			showLeaves={open !== 'inside'}
			showRoom={furniture.runs.length > 0 || furniture.grid !== undefined}
			view={pose}
		/>
	)
}

const shot = shots[new URLSearchParams(location.search).get('shot') ?? '']
const element = document.getElementById('stage')
if (shot && element) createRoot(element).render(<Picture shot={shot} />)
