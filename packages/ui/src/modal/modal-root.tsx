import { createContext, type ReactNode, type RefObject, useState } from 'react'
import { useTouched } from './use-touched.ts'

interface ModalRootValue {
	element: HTMLElement | null
	/** What was used last: a dialog opened now was opened by it. */
	touched: RefObject<HTMLElement | null>
}

export const ModalRootContext = createContext<ModalRootValue | null>(null)

/** Once around the application; every dialog opens in the element it adds at the end. */
export function ModalRoot({ children }: { children: ReactNode }) {
	const [element, setElement] = useState<HTMLElement | null>(null)
	const touched = useTouched()
	return (
		<ModalRootContext value={{ element, touched }}>
			{children}
			<div ref={setElement} id="modal-root" />
		</ModalRootContext>
	)
}
