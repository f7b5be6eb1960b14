/** The browser blocks storage until the end of the test: whoever reads or writes there gets an error. */
export function blockStorage(): void {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
}
