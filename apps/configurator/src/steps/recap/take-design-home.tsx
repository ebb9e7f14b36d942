import type { ReactNode } from 'react'
import { useSession } from '../../session/session-store.ts'
import { usePictureOfStage } from '../picture/shown-picture.ts'
import { TakeHome } from '../picture/take-home.tsx'

/** The design as the stage shows it; a phone opens a link to look at. */
export function TakeDesignHome(): ReactNode {
	const subject = usePictureOfStage()
	const code = useSession((session) => session.code)
	if (subject === null) return null
	return <TakeHome wide subject={subject} name={code ?? ''} link={{ kind: 'share' }} />
}
