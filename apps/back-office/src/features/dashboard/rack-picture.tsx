import { drawTemplate, writeSvg } from '@gabarit/drawing'

/** The rack as the configurator's cards draw it. */
export default function RackPicture({ rack }: { rack: string }) {
	const svg = writeSvg(drawTemplate(rack), { accessible: false, size: 'fluid' })
	// The writer escapes every text.
	return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
