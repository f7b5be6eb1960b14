/** `<site-script>`: loads a script that most visits never need, where the URL's query begins with `data-query`. */
export class ScriptElement extends HTMLElement {
  connectedCallback(): void {
    const { query = '', src = '', integrity = '' } = this.dataset;
    const isLoaded = document.querySelector(`script[src="${src}"]`);
    if (!location.search.startsWith(query) || isLoaded) return;
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrity;
    document.head.append(script);
  }
}

customElements.define('site-script', ScriptElement);
