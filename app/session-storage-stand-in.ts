/**
 * First piece of the head's script (app/theme-choice/head-script.ts): where the browser blocks session storage or has none, puts
 * one in its place that lasts as long as the page. Remix reads it by itself in each navigation and has no option to leave it
 * out. Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const sessionStorageStandIn = `(function(w){
try{if(w.sessionStorage)return}catch(error){}
var items={};
Object.defineProperty(w,'sessionStorage',{configurable:true,value:{
getItem:function(key){return items[key]||null},
setItem:function(key,value){items[key]=''+value},
removeItem:function(key){delete items[key]}
}});
})(window)`
