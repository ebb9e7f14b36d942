// A drawing of our own as a picture on the page; a decoration, since its card or field says it in words.
import { type Drawing, writeSvg } from '@gabarit/drawing'
import { type ReactNode, useMemo } from 'react'

export function Picture({ drawing }: { drawing: Drawing }): ReactNode {
	const svg = useMemo(() => writeSvg(drawing, { accessible: false, size: 'fluid' }), [drawing])
	// oxlint-disable-next-line react/no-danger -- our own writer escapes every text
	return <span className="cf-picture" dangerouslySetInnerHTML={{ __html: svg }} />
}
