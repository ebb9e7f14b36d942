import { type RefObject, use, useLayoutEffect } from 'react'
import { ModalRootContext } from './modal-root.tsx'

const openers = new WeakMap<Element, HTMLElement>()

/** What opened the dialog; if that is gone with a dialog of its own, what opened that one. */
function remainingOpener(opener: HTMLElement): HTMLElement | undefined {
	if (opener.isConnected && opener.checkVisibility()) return opener
	const around = opener.closest('[role=dialog]')
	const before = around === null ? undefined : openers.get(around)
	return before === undefined ? undefined : remainingOpener(before)
}

function titleOfPage(): HTMLElement | null {
	const title = document.querySelector('h1')
	if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1
	return title
}

/**
 * When the dialog goes, focus returns to what opened it, or else to the title of the page. In a layout
 * effect, because the focus trap moves focus soon after.
 */
export function useReturnedFocus(dialog: RefObject<HTMLElement | null>): void {
	const touched = use(ModalRootContext)?.touched
	useLayoutEffect(() => {
		const opener = touched?.current ?? null
		if (dialog.current !== null && opener !== null) openers.set(dialog.current, opener)
		return () => {
			setTimeout(() => {
				const { activeElement, body } = document
				if (activeElement !== null && activeElement !== body) return
				const target = (opener && remainingOpener(opener)) ?? titleOfPage()
				target?.focus({ preventScroll: true })
			})
		}
	}, [dialog, touched])
}
