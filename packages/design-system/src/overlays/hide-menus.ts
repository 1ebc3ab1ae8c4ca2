/** Closes open menus, as a native dialog does when it opens. It also returns focus from a menu to its button. */
export function hideMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:not([popover=manual]):popover-open'))
    menu.hidePopover()
}
