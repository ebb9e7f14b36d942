// One still at full size, chosen by the address: `?file=home-hero.webp`, `&scale=0.5` for a smaller look.
import { buildFurniture, roomOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { createRoot } from 'react-dom/client'
import { pictures, viewOf } from './pictures.ts'
import { SunlitRoom } from './sunlit-room.tsx'

const query = new URLSearchParams(location.search)
const picture = pictures.find(({ file }) => file === query.get('file')) ?? pictures[0]
const scale = Number(query.get('scale') ?? 1)
const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
const element = document.getElementById('stage')

if (picture && made.ok && element) {
	const size = {
		width: Math.round(picture.width * scale),
		height: Math.round(picture.height * scale),
	}
	Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` })
	createRoot(element).render(
		<SunlitRoom
			daylight={picture.daylight}
			furniture={made.value}
			onFrame={({ frames, settled }) => {
				element.dataset['frames'] = String(frames)
				element.dataset['settled'] = String(settled)
			}}
			room={roomOf(goldenConfigurations.g1)}
			shares={new Map(picture.leaves.map((share, i) => [`Main-2-Leaf-${i}`, share]))}
			size={size}
			view={viewOf(picture)}
		/>,
	)
}
