import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before a page with unsaved changes is left. The draft stays in the tab either way. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
	const blocker = useBlocker({
		// An address of the same page, as a filter's, leaves nothing.
		shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
		enableBeforeUnload: () => isChanged,
		withResolver: true,
	})
	if (blocker.status !== 'blocked') return null
	return <LeaveQuestion of="page" onStay={blocker.reset} onLeave={blocker.proceed} />
}
