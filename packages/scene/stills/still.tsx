// Takes the still of a wardrobe and shows it: `?width=3000&open=Main-2-Leaf-0`. A narrow one is drawn sooner; a `stop` event stops it.
import { buildFurniture, type Configuration, roomOf } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/src/theme/tokens.css'
import { FurnitureStill, type StillSubject } from '../src/still/furniture-still.tsx'

const query = new URLSearchParams(location.search)
const configuration: Configuration = {
	version: 1,
	room: { width: Number(query.get('width') ?? 900) },
	hu: 2500,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}
const made = buildFurniture(configuration, sampleCatalogue)

function Page({ subject }: { subject: StillSubject }) {
	const [picture, setPicture] = useState('')
	const [stopped, setStopped] = useState(false)
	useEffect(() => {
		const stop = () => setStopped(true)
		addEventListener('stop', stop)
		return () => removeEventListener('stop', stop)
	}, [])
	if (stopped) return null
	if (picture !== '') return <img alt="" src={picture} />
	return (
		<FurnitureStill
			onLost={() => {
				document.body.dataset['lost'] = 'yes'
			}}
			onProgress={(share) => {
				document.body.dataset['progress'] = [document.body.dataset['progress'] ?? '', share].join(
					' ',
				)
			}}
			onTaken={(blob) => setPicture(URL.createObjectURL(blob))}
			subject={subject}
		/>
	)
}

const element = document.getElementById('still')
if (!made.ok) throw new Error('this wardrobe cannot be made')
if (element) {
	const subject: StillSubject = {
		furniture: made.value,
		room: roomOf(configuration),
		catalogue: sampleCatalogue,
		view: 'front',
		doorsOpen: query.get('open')?.split(',') ?? false,
		showRoom: true,
		showContents: true,
	}
	createRoot(element).render(<Page subject={subject} />)
}
