import type { ReactNode } from 'react'
import { useShopName } from '../../lib/use-shop-name.ts'
import { useSession } from '../../session/session-store.ts'
import { KeepPicture } from '../picture/keep-picture.tsx'
import { SeeAtHome } from '../picture/see-at-home.tsx'
import { usePictureOfStage } from '../picture/shown-picture.ts'

/** The design in the buyer's room, and its picture as the stage shows it. */
export function TakeHome(): ReactNode {
	const subject = usePictureOfStage()
	const code = useSession((session) => session.code)
	const shop = useShopName()
	if (subject === null) return null
	const { furniture, catalogue } = subject
	return (
		<>
			<SeeAtHome wide made={{ furniture, catalogue }} name={[shop]} link={{ kind: 'share' }} />
			<KeepPicture wide subject={subject} name={[shop, code ?? '']} />
		</>
	)
}
