import {
	type ComponentProps,
	type ComponentType,
	type LazyExoticComponent,
	lazy,
	useEffect,
} from 'react'
import { onceOnline } from '../lib/server/until-online.ts'
import type LazyStage from './lazy-stage.tsx'

type StageProps = ComponentProps<typeof LazyStage>

/** Without network the 3D comes once that is back; where its code cannot be had, the flat picture stays. */
export const StageWhenLoaded: LazyExoticComponent<ComponentType<StageProps>> = lazy(async () => {
	try {
		return await onceOnline(() => import('./lazy-stage.tsx'))
	} catch (error) {
		// What a browser throws where a script does not come.
		if (error instanceof TypeError) return { default: NoStage }
		throw error
	}
})

function NoStage({ onLost }: Pick<StageProps, 'onLost'>) {
	useEffect(onLost, [onLost])
	return null
}
